/** The texts that every page needs, in one file: three would cost more in asking than in bytes. */
import common from '../el/common.ftl?raw';
import errors from '../el/errors.ftl?raw';
import home from '../el/home.ftl?raw';

export default { common, errors, home };
