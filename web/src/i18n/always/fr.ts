/** The texts that every page needs, in one file: three would cost more in asking than in bytes. */
import common from '../fr/common.ftl?raw';
import errors from '../fr/errors.ftl?raw';
import home from '../fr/home.ftl?raw';

export default { common, errors, home };
