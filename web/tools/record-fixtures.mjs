// Plays games of Crypt on a running server and saves the sheets that tests and the gallery show.
//
//   gravegoods serve --listen 127.0.0.1:4910 --data /tmp/fixtures --no-limits --bot-pace 1
//   node --experimental-websocket tools/record-fixtures.mjs http://127.0.0.1:4910
import { mkdirSync, writeFileSync } from 'node:fs';

const server = process.argv[2] ?? 'http://127.0.0.1:4910';
const into = new URL('../src/games/crypt/fixtures/', import.meta.url);
mkdirSync(into, { recursive: true });

const ABILITIES = 'AABBAB';
/** The sheets to save: a name, the table's settings, and a condition on the sheet. */
const WANTED = [
  {
    name: 'claim-2p',
    players: 2,
    sides: 'AAAAAA',
    when: (s) => s.offer?.claim && s.view.round >= 4 && standing(s) > 0,
  },
  {
    name: 'claim-3p',
    players: 3,
    sides: 'BBABBA',
    when: (s) => s.offer?.claim && s.view.round >= 6 && standing(s) > 1,
  },
  {
    name: 'claim-4p',
    players: 4,
    sides: 'BABABB',
    when: (s) => s.offer?.claim && s.view.round >= 5 && standing(s) > 2,
  },
  {
    name: 'last-turn-4p',
    players: 4,
    sides: ABILITIES,
    when: (s) => s.offer?.claim?.lastTurn && s.offer.claim.dice > 1 && s.view.round >= 6,
  },
  {
    name: 'claim-solo',
    players: 1,
    sides: ABILITIES,
    when: (s) => s.offer?.claim && s.view.round >= 4 && standing(s) > 0 && s.view.boards[0].exhausted > 0,
  },
  {
    name: 'recover-2p',
    players: 2,
    sides: 'AAAAAA',
    when: (s) => s.offer && !s.offer.claim && s.view.stage.claim !== undefined && s.view.boards[0].exhausted > 1,
  },
  {
    name: 'abilities-2p',
    players: 2,
    sides: ABILITIES,
    when: (s) => s.offer?.claim && can(s, 'look') && can(s, 'restore'),
  },
  { name: 'pottery-4p', players: 4, sides: ABILITIES, when: (s) => can(s, 'take') },
  { name: 'idol-2p', players: 2, sides: ABILITIES, when: (s) => can(s, 'reroll') },
  { name: 'last-2p', players: 2, sides: ABILITIES, when: (s) => s.view.stage.last && can(s, 'restore') },
  {
    name: 'theirs-3p',
    players: 3,
    sides: 'BBABBA',
    when: (s) => s.you && !s.awaiting.includes(s.you) && s.view.round >= 3 && s.view.stage.claim !== undefined,
  },
  { name: 'first-2p', players: 2, sides: 'AAAAAA', when: (s) => s.offer?.claim && s.view.round === 1 },
  { name: 'over-2p', players: 2, sides: 'AAAAAA', when: (s) => s.phase === 'over' },
  { name: 'over-4p', players: 4, sides: 'BABABB', when: (s) => s.phase === 'over' },
  { name: 'over-solo', players: 1, sides: ABILITIES, when: (s) => s.phase === 'over' && s.ending.rank > 0 },
];

const standing = (sheet) => sheet.view.row.filter((spot) => spot?.standing).length;
const can = (sheet, name) =>
  sheet.offer?.others.some(({ action }) => typeof action === 'object' && name in action) ?? false;
const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function post(path, body, cookie) {
  const answer = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0], body: await answer.json() };
}

/** Makes high claims, so that servants fail and collections grow; sometimes uses an ability. */
function choose(sheet) {
  const { actions, offer } = sheet;
  if (sheet.view.stage.last || sheet.view.stage.idol || sheet.view.stage.pottery)
    return Math.random() < 0.3 ? pick(actions) : 'decline';
  if (!offer.claim) return actions.includes('recover') ? 'recover' : pick(actions);
  const claims = actions.filter((act) => act.startsWith('claim'));
  const bold = claims.filter((act) => /=[3-6]/.test(act) && act.length > 10);
  if (Math.random() < 0.12 && actions.includes('recover')) return 'recover';
  return pick(bold.length > 0 ? bold : claims);
}

function playOnce(wanted, cookie, table) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(server.replace('http', 'ws') + '/ws', { headers: { cookie } });
    const send = (frame) => socket.send(JSON.stringify(frame));
    let log = [];
    let found;
    const finish = (value) => {
      clearTimeout(timer);
      socket.close();
      done(value);
    };
    const timer = setTimeout(() => finish(found), 60_000);
    socket.onerror = fail;
    socket.onopen = () => send({ type: 'open', table, list: true });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') console.error(message.reason);
      if (message.type !== 'table') return;
      const { sheet } = message;
      log = [...log.filter((entry) => entry.version <= sheet.since), ...sheet.log];
      if (sheet.phase === 'gathering') {
        const open = sheet.seats.find(({ holder }) => holder.kind === 'person' && !holder.ready);
        if (open) send({ type: 'do', table, command: { do: 'ready', nonce: '00112233445566778899aabbccddeeff' } });
        return;
      }
      if (!found && sheet.view && wanted.when(sheet)) {
        found = { ...sheet, since: 0, log };
        delete found.actions;
        if (wanted.name !== 'replay') return finish(found);
      }
      if (sheet.phase === 'over') return finish(found);
      if (sheet.awaiting.includes(sheet.you) && sheet.actions?.length) {
        send({ type: 'do', table, command: { do: 'act', version: sheet.version, act: choose(sheet) } });
      }
    };
  });
}

const only = process.argv.slice(3);
for (const wanted of WANTED.filter(({ name }) => only.length === 0 || only.includes(name))) {
  for (let attempt = 1; ; attempt += 1) {
    const { cookie } = await post('/api/guest', { name: 'Ada' });
    const seats = [
      { kind: 'me' },
      ...['steady', 'novice', 'novice'].slice(0, wanted.players - 1).map((level) => ({ kind: 'bot', level })),
    ];
    const options = { sides: wanted.sides };
    const { body } = await post('/api/tables', { game: 'crypt', seats, options }, cookie);
    const sheet = await playOnce(wanted, cookie, body.table);
    if (!sheet) {
      if (attempt > 25) throw new Error(`${wanted.name} never came up`);
      continue;
    }
    writeFileSync(new URL(`${wanted.name}.json`, into), `${JSON.stringify(sheet)}\n`);
    console.log(wanted.name, `attempt ${attempt}, version ${sheet.version}`);
    if (wanted.name === 'over-2p') {
      for (const side of ['a', 'open']) {
        const scenes = await (await fetch(`${server}/api/tables/${sheet.table}/replay?as=${side}`)).json();
        writeFileSync(new URL(`replay-2p-${side}.json`, into), `${JSON.stringify(scenes.slice(0, 24))}\n`);
      }
      console.log(await (await fetch(`${server}/api/tables/${sheet.table}/results`)).text());
    }
    break;
  }
}
