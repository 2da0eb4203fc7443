/** The texts that every page needs, in one file: three would cost more in asking than in bytes. */
import common from '../de/common.ftl?raw';
import errors from '../de/errors.ftl?raw';
import home from '../de/home.ftl?raw';

export default { common, errors, home };
