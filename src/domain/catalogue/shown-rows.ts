import type { BundleView, TypefaceRow, TypefaceView } from './typeface-view'

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

type Without<View, Page extends keyof typeof LEFT_OUT> = Omit<View, (typeof LEFT_OUT)[Page][number]>

export type HomeRow = Without<TypefaceRow, 'home'>
export type ExploreTypeface = Without<TypefaceRow, 'explore'>
export type PlainListRow = Without<TypefaceRow, 'plainList'>
export type SpecimenView = Without<TypefaceView, 'specimen'>
/** As the page of its parent shows it. */
export type SubFamily = Without<TypefaceView, 'subFamily'>
/** As the shop offers it; the shop's own type is narrower still. */
export type ChoiceView = Without<TypefaceView | SubFamily, 'choice'>
export type PlayView = Omit<Without<TypefaceView, 'play'>, 'children' | 'bundles'> & {
  children: PlayChild[]
  bundles: Pick<BundleView, 'id' | 'name' | 'price' | 'styles'>[]
}
/** As the full-screen tester of its parent lists it. */
export type PlayChild = Without<SubFamily, 'playChild'>
