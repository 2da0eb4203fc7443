/** With the option Memory, a browser is not sent what its player has to remember. */
import type { TreasureView, View } from '../../src/games/crypt/wire';
import { crypt } from '../kit/crypt';
import { expect, test } from '../kit/test';
import { myTurn } from '../kit/play';

test('values of others’ cards and of discards are not sent to the browser, and not shown', async ({ page }) => {
  const views: View[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; sheet?: { view: View | null } };
      if (message.type === 'table' && message.sheet?.view) views.push(message.sheet.view);
    }),
  );
  await page.goto('/no/such/page');
  let id = '';
  do id = await crypt.open(page, ['novice'], { recall: 'memory' });
  while (!(await crypt.drive(page, id, 'others-cards')));
  views.length = 0;
  await page.goto(`/table/${id}`);
  await myTurn(page);

  const [view] = views;
  const [mine, theirs] = view?.boards ?? [];
  const faceDown = (cards: TreasureView[] = []) => cards.filter(({ known }) => known !== 'flipped');
  const hidden = [...faceDown(theirs?.collection), ...(view?.discards ?? [])];
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.map(({ coins }) => coins)).toEqual(hidden.map(() => null));
  expect(mine?.collection.every(({ coins }) => coins !== null)).toBe(true);
  await expect(page.getByLabel(/value unknown/).first()).toBeAttached();
});
