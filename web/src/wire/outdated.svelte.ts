/** Whether the page and the server have different versions. Only a reload helps. */
import { PROTOCOL } from './protocol';

let found = $state(false);

export const outdated = {
  get found(): boolean {
    return found;
  },
  /** Called when the server sent something that this page does not know. */
  mark(): void {
    found = true;
  },
};

/** Whether the server has the protocol version of this page. With another one, its messages may not fit our types. */
export function isOurProtocol(version: number): boolean {
  if (version !== PROTOCOL) outdated.mark();
  return version === PROTOCOL;
}
