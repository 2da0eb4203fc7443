/** The texts that every page needs, in one file, because many small files would cost more requests than they save bytes. */
import common from '../it/common.ftl?raw';
import errors from '../it/errors.ftl?raw';
import home from '../it/home.ftl?raw';

const cards = import.meta.glob<string>('../../games/*/texts/it/*-card.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default { common, errors, home, cards: Object.values(cards).join('\n') };
