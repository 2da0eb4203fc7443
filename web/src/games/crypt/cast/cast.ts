import type { Cast } from '../../../table/cast/cast';
import type { Types } from '../wire';
import Costume from './Costume.svelte';
import { remark } from './remark';

const cast: Cast<Types> = { costume: Costume, remark };
export default cast;
