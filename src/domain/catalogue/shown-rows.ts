import type { BundleView, TypefaceRow, TypefaceView } from './typeface-view'

/**
 * What pages leave out of what is known of a typeface. A page takes no more than its own type, so a change of what it
 * leaves out needs no new page; all the rest counts as seen.
 */
export const LEFT_OUT = {
  home: ['category', 'facts', 'parent', 'purpose', 'sample', 'sampleFace', 'shape'],
  explore: ['category', 'id', 'line', 'purpose', 'scripts', 'shape'],
  plainList: ['category', 'facts', 'inItself', 'line', 'parent', 'sample', 'sampleFace', 'shape'],
  specimen: ['category', 'facts', 'parent', 'purpose', 'sampleFace', 'shape'],
  subFamily: [
    'about',
    'category',
    'designers',
    'factSheet',
    'facts',
    'features',
    'foundry',
    'languages',
    'lead',
    'next',
    'parent',
    'sample',
    'sampleFace',
    'samples',
    'scripts',
    'shape',
  ],
  choice: [
    'about',
    'axisCount',
    'category',
    'currency',
    'designers',
    'factSheet',
    'facts',
    'features',
    'foundry',
    'languages',
    'lead',
    'line',
    'next',
    'parent',
    'purpose',
    'sample',
    'sampleFace',
    'samples',
    'scripts',
    'shape',
    'styleCount',
  ],
  playChild: ['fromPrice', 'inItself', 'line', 'purpose', 'axisCount', 'styleCount', 'currency'],
  play: [
    'about',
    'category',
    'factSheet',
    'facts',
    'features',
    'inItself',
    'lead',
    'line',
    'next',
    'parent',
    'purpose',
    'shape',
  ],
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
