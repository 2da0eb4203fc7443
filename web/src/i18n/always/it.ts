/** The texts that every page needs, in one file: three would cost more in asking than in bytes. */
import common from '../it/common.ftl?raw';
import errors from '../it/errors.ftl?raw';
import home from '../it/home.ftl?raw';

export default { common, errors, home };
