import type { Page } from '@playwright/test'
import { findBroken } from '../find-broken'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** Of the panel itself: what breaks which rule. Its parts take no names from us. */
const OF_PAYLOAD: Record<string, string[]> = {
  'aria-command-name': ['.collapsible__drag'], // A handle that drags a row: the row's menu does the same.
  'aria-hidden-focus': ['.dropdown-indicator', '.clear-indicator'], // The arrow and the cross of a list of choices.
  'aria-input-field-name': ['.ContentEditable__root'], // The field of running text.
  // Icons alone.
  'button-name': [
    '.clickable-arrow',
    '.date-time-picker__clear-button',
    '.popup-button',
    '.drawer-link__doc-drawer-toggler',
  ],
  // Boxes before the rows of a list; lists of choices and days, whose label stands beside them unconnected.
  label: ['.table [type=checkbox]', '[id^=react-select-]', '.react-datepicker-wrapper input'],
  'label-content-name-mismatch': ['.doc-tab'], // “Versions 2” is called “Versions”.
  list: ['.doc-tabs__tabs'], // Its tabs are no items.
  'nested-interactive': ['.rs__multi-value'], // A chosen one holds the button that takes it away.
  'scrollable-region-focusable': ['.doc-controls__content'], // State and days of a form, on a phone.
}

/** What breaks a rule on this page: the rule, and where. */
export function runAxe(page: Page): Promise<string[]> {
  return findBroken(page, RULES, OF_PAYLOAD)
}
