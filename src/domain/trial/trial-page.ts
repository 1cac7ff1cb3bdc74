import type { AnimatedLine } from '../catalogue/lines/line-metrics'
import type { TypefaceRow } from '../catalogue/typeface-view'

/** A typeface that the foundry lends for trial, with its children: they are ordered together. */
export type TrialRow = Pick<TypefaceRow, 'id' | 'name' | 'slug' | 'inItself'> & {
  line: AnimatedLine | null
  /** "647 of 1 254 characters, no small capitals", of its first style. */
  holds: string | null
  /** Those with a trial font. */
  styleCount: number
  /** The ids that an order names. */
  typefaces: string[]
}

export type TrialPageView = {
  rows: TrialRow[]
  /** null: the shop lends no fonts. */
  eula: { id: string; title: string; url: string } | null
}

/** What is told before anybody asks for trial fonts: the mails about them, and how to have fewer. */
export const LATER_MAIL_WORDS =
  'A week later one more mail asks how the trial went, with a cart of what you tried. A link in either mail says no to it.'

/** What is ticked, and kept as the proof of it. */
export const NEWSLETTER_WORDS = 'Send me news now and then. A mail asks once more before the first.'
