import { t } from '../i18n/index.svelte';
import { toasts } from './toasts.svelte';

/** Puts a link where it can be pasted from, and says so. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.tell(t('table-copied'), 'good');
  } catch {
    toasts.tell(t('error-copy'), 'bad');
  }
}
