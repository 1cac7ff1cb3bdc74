import { changeSetting } from '../../typeface/specimen/test-setting'

/** What was typed in every family stands on the page of the one that is opened, in its largest test. */
export function carryText(slug: string, text: string): void {
  if (text.trim()) changeSetting(`tested:${slug}:display`, { text })
}
