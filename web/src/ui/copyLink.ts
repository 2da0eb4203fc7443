import { t } from '../i18n/index.svelte';
import { toasts } from './toasts.svelte';

/** Copies a link to the clipboard, and says so. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.show(t('table-copied'), 'good');
  } catch {
    toasts.show(t('error-copy'), 'bad');
  }
}
