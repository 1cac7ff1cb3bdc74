/** For the order and the shapes of walls: no page shows them. */
const UNSHOWN = ['category', 'shape'] as const

/** What a list finds a typeface by; a page that shows one typeface has nothing to find. */
const FOUND_BY = ['facts', 'parent'] as const

/** The text a row of a list is set in. */
const SAMPLE = ['sample', 'sampleFace'] as const

/** What a typeface says and shows on its own page alone. */
const OWN_WORDS = ['about', 'factSheet', 'lead', 'next'] as const

const SUB_FAMILY = [
  ...UNSHOWN,
  ...FOUND_BY,
  ...SAMPLE,
  ...OWN_WORDS,
  'designers',
  'features',
  'foundry',
  'languages',
  'samples',
  'scripts',
] as const

/**
 * What pages leave out of what is known of a typeface. A page takes no more than its own type, so a change of what it
 * leaves out needs no new page; all the rest counts as seen.
 */
export const LEFT_OUT = {
  home: [...UNSHOWN, ...FOUND_BY, ...SAMPLE, 'purpose'],
  explore: [...UNSHOWN, 'id', 'line', 'purpose', 'scripts'],
  plainList: [...UNSHOWN, ...FOUND_BY, ...SAMPLE, 'inItself', 'line'],
  specimen: [...UNSHOWN, ...FOUND_BY, 'purpose', 'sampleFace'],
  subFamily: SUB_FAMILY,
  choice: [...SUB_FAMILY, 'axisCount', 'currency', 'line', 'purpose', 'styleCount'],
  playChild: ['fromPrice', 'inItself', 'line', 'purpose', 'axisCount', 'styleCount', 'currency'],
  play: [...UNSHOWN, ...FOUND_BY, ...OWN_WORDS, 'features', 'inItself', 'line', 'purpose'],
} as const

export type Without<View, Page extends keyof typeof LEFT_OUT> = Omit<
  View,
  (typeof LEFT_OUT)[Page][number]
>
