/** The texts that every page needs, in one file, because many small files would cost more requests than they save bytes. */
import common from '../el/common.ftl?raw';
import errors from '../el/errors.ftl?raw';
import home from '../el/home.ftl?raw';

const cards = import.meta.glob<string>('../../games/*/texts/el/*-card.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default { common, errors, home, cards: Object.values(cards).join('\n') };
