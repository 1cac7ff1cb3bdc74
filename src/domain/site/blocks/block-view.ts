import type { Page } from '@/payload-types'
import type { Direction } from '../../catalogue/typeface-view'
import type { PictureView } from './picture-view'
import type { SpecimenSize } from './specimen-size'

/** One style of a published typeface, with its axes where the block wants them. */
export type TypeSetting = {
  /** The typeface. */
  name: string
  slug: string
  styleName: string
  /** Name of the browser font of its preview. */
  face: string
  coordinates: Record<string, number>
}

export type SetText = { text: string; lang?: string; dir: Direction | 'auto' }

/** Text of the admin's editor. */
export type RichText = NonNullable<Page['content']>

/** What a page shows of a block. Nothing in it is half-filled. */
export type BlockView =
  | ({ kind: 'specimen'; setting: TypeSetting; size: SpecimenSize } & SetText)
  | { kind: 'columns'; heading: string | null; text: RichText; columns: 1 | 2 | 3 }
  | { kind: 'image'; picture: PictureView; width: 'measure' | 'text' }

/** Why visitors see nothing of a block. */
export type BlockGap = 'typeface' | 'style' | 'picture' | 'words' | 'unknown'

export type ComposedBlock = { id: string } & ({ view: BlockView } | { gap: BlockGap })
