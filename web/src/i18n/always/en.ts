/** The texts that every page needs, in one file: three would cost more in asking than in bytes. */
import common from '../en/common.ftl?raw';
import errors from '../en/errors.ftl?raw';
import home from '../en/home.ftl?raw';

export default { common, errors, home };
