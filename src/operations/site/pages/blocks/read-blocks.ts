import type { Payload } from 'payload'
import { firstDefaultFaces } from '@/domain/catalogue/lines/default-face'
import type { BlockSources } from '@/domain/site/blocks/block-sources'
import type { ComposedBlock } from '@/domain/site/blocks/block-view'
import { composeBlocks } from '@/domain/site/blocks/compose-blocks'
import {
  readMenuFaces,
  type InlinedFace,
  type LinkedFace,
} from '../../../catalogue/typefaces/read-menu-faces'
import { readBlockSources } from './read-block-sources'

/** A browser font that blocks are set in. */
export type BlockFace = { face: string; url: string }

export type PageBlocks = {
  blocks: ComposedBlock[]
  faces: BlockFace[]
  /** Of the names in lists of typefaces, inlined. */
  menuFaces: (InlinedFace | LinkedFace)[]
}

/** The blocks of a page with the shop's own rows in them, and the browser fonts they need. */
export async function readBlocks(payload: Payload, blocks: unknown): Promise<PageBlocks> {
  const sources = await readBlockSources(payload, blocks)
  const composed = composeBlocks(blocks, sources)
  const rows = composed.flatMap((block) =>
    'view' in block && block.view.kind === 'typefaces' ? block.view.rows : [],
  )
  const menuFaces = rows.length > 0 ? await readMenuFaces(payload, firstDefaultFaces(rows)) : []
  return { blocks: composed, faces: facesOf(composed, sources), menuFaces }
}

function facesOf(composed: ComposedBlock[], { typefaces }: BlockSources): BlockFace[] {
  const shown = composed.flatMap((block) =>
    'view' in block && 'setting' in block.view ? [block.view.setting.face] : [],
  )
  return [...typefaces.values()]
    .flatMap(({ styles }) => styles)
    .filter(({ previewFace }) => shown.includes(previewFace))
    .map(({ previewFace, previewUrl }) => ({ face: previewFace, url: previewUrl }))
}
