import type { BundleView, SubFamily, TypefaceRow, TypefaceView } from '../typeface-view'
import type { Without } from './omitted-fields'

export type HomeRow = Without<TypefaceRow, 'home'>

export type ExploreTypeface = Without<TypefaceRow, 'explore'>

export type PlainListRow = Without<TypefaceRow, 'plainList'>

export type SpecimenView = Without<TypefaceView, 'specimen'>

/** As the shop offers it; the shop's own type is narrower still. */
export type ChoiceView = Without<TypefaceView | SubFamily, 'choice'>

export type PlayView = Omit<Without<TypefaceView, 'play'>, 'children' | 'bundles'> & {
  children: PlayChild[]
  bundles: Pick<BundleView, 'id' | 'name' | 'price' | 'styles'>[]
}

/** As the full-screen tester of its parent lists it. */
export type PlayChild = Without<SubFamily, 'playChild'>
