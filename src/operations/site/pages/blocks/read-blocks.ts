import type { Payload } from 'payload'
import type { BlockSources } from '@/domain/site/blocks/block-sources'
import type { ComposedBlock } from '@/domain/site/blocks/block-view'
import { composeBlocks } from '@/domain/site/blocks/compose-blocks'
import { readBlockSources } from './read-block-sources'

/** A browser font that blocks are set in. */
export type BlockFace = { face: string; url: string }

export type PageBlocks = { blocks: ComposedBlock[]; faces: BlockFace[] }

/** The blocks of a page with the shop's own rows in them, and the browser fonts they need. */
export async function readBlocks(payload: Payload, blocks: unknown): Promise<PageBlocks> {
  const sources = await readBlockSources(payload, blocks)
  const composed = composeBlocks(blocks, sources)
  return { blocks: composed, faces: facesOf(composed, sources) }
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
