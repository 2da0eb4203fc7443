/** Whether this page is too old for its server, or the server too old for the page. Only loading the page again helps. */
import { PROTOCOL } from './protocol';

let found = $state(false);

export const outdated = {
  get found(): boolean {
    return found;
  },
  /** The server sent something that this page does not know. */
  mark(): void {
    found = true;
  },
};

/** Whether the server has the protocol version of this page. With another one, nothing that it sends can be trusted to fit our types. */
export function isOurProtocol(version: number): boolean {
  if (version !== PROTOCOL) outdated.mark();
  return version === PROTOCOL;
}
