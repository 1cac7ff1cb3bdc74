/** Its kind, which no page shows, and what Explore alone does. */
const NOT_SHOWN = ['category', 'wall', 'explore'] as const

/** What a list is filtered by; a page that shows one typeface has no filter. */
const FILTERED_BY = ['facts', 'parent'] as const

/** The text a row of a list is set in. */
const SAMPLE = ['sample', 'sampleFace'] as const

/** What only the page of the typeface itself shows. */
const OWN_PAGE = [
  'about',
  'common',
  'factSheet',
  'lead',
  'next',
  'hasTrial',
  'isPrerelease',
  'specimens',
  'score',
] as const

const SUB_FAMILY = [
  ...NOT_SHOWN,
  ...FILTERED_BY,
  ...SAMPLE,
  ...OWN_PAGE,
  'designers',
  'features',
  'foundry',
  'glyphs',
  'languages',
  'samples',
  'scripts',
  'terms',
] as const

/**
 * The fields of a typeface that each page omits. A page reads no more than its own type holds, so a change of an omitted
 * field does not outdate it; a change of any other field does.
 */
export const OMITTED_FIELDS = {
  home: [...NOT_SHOWN, ...FILTERED_BY, ...SAMPLE, 'purpose'],
  explore: ['category', 'id', 'line', 'scripts'],
  plainList: [...NOT_SHOWN, ...FILTERED_BY, ...SAMPLE, 'inItself', 'line'],
  specimen: [...NOT_SHOWN, ...FILTERED_BY, 'purpose', 'sampleFace'],
  subFamily: SUB_FAMILY,
  choice: [...SUB_FAMILY, 'axisCount', 'line', 'purpose', 'styleCount'],
  playChild: ['shownFrom', 'per', 'inItself', 'line', 'purpose', 'axisCount', 'styleCount'],
  play: [...NOT_SHOWN, ...FILTERED_BY, ...OWN_PAGE, 'features', 'line', 'purpose'],
} as const

export type Without<View, Page extends keyof typeof OMITTED_FIELDS> = Omit<
  View,
  (typeof OMITTED_FIELDS)[Page][number]
>
