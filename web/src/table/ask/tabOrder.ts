/** Things that can be asked about, without a control of their own, are one tab stop for each group; arrow keys move within it. */

const MEMBERS = '[data-ask][tabindex]';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const groupOf = (member: Element): Element | null => member.closest('[data-ask-group]');

const membersOf = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(MEMBERS)].filter((one) => groupOf(one) === group);

/** Makes an element reachable: the first of its group by Tab, the others by arrow keys. */
export function joinTabOrder(member: HTMLElement): void {
  const group = groupOf(member);
  const isStop = !group || !membersOf(group).some(({ tabIndex }) => tabIndex === 0);
  member.tabIndex = isStop ? 0 : -1;
  member.addEventListener('focus', becomeStop);
}

export function leaveTabOrder(member: HTMLElement): void {
  const group = groupOf(member);
  const wasStop = member.tabIndex === 0;
  member.removeAttribute('tabindex');
  member.removeEventListener('focus', becomeStop);
  const [first] = group && wasStop ? membersOf(group) : [];
  if (first) first.tabIndex = 0;
}

/** The tab stop of a group is the member that had the focus last. */
function becomeStop(this: HTMLElement): void {
  const group = groupOf(this);
  for (const member of group ? membersOf(group) : []) member.tabIndex = member === this ? 0 : -1;
}

/** The member that an arrow key moves to. */
export function nextInGroup(member: HTMLElement, key: string): HTMLElement | undefined {
  const [group, step] = [groupOf(member), STEPS[key]];
  if (!group || step === undefined) return undefined;
  const members = membersOf(group).filter((one) => one.getClientRects().length > 0);
  return members.length > 1 ? members.at((members.indexOf(member) + step) % members.length) : undefined;
}
