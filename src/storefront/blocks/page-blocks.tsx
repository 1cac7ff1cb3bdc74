import type { ReactNode } from 'react'
import type { BlockGap, ComposedBlock, RichText } from '@/domain/site/blocks/block-view'
import { type MenuFace, PreviewFaces } from '../catalogue/menu-faces/menu-faces'
import { Block } from './block'

type Props = {
  blocks: ComposedBlock[]
  /** Browser fonts by URL: they load with the page, with or without script. */
  faces: { face: string; url: string }[]
  menuFaces: MenuFace[]
  /** In the preview of staff: says what visitors are not shown, and why. */
  isPreview?: boolean
  renderText: (text: RichText) => ReactNode
}

/** What stands beneath a page's text, block by block. */
export function PageBlocks({ blocks, faces, menuFaces, isPreview, renderText }: Props) {
  return (
    <>
      {faces.length > 0 ? <PreviewFaces faces={faces} /> : null}
      {blocks.map((block) => {
        if ('gap' in block) return isPreview ? <LeftOut key={block.id} gap={block.gap} /> : null
        const { id, view } = block
        const heading = headingOf(block)
        return (
          <section key={id} className={`block is-${view.kind}`} aria-labelledby={heading?.id}>
            {heading ? <h2 id={heading.id}>{heading.title}</h2> : null}
            <Block {...{ id, view, menuFaces, renderText }} />
          </section>
        )
      })}
    </>
  )
}

/** The parts of the page's contents that are blocks. */
export function contentsOf(blocks: ComposedBlock[]): { id: string; title: string }[] {
  return blocks.flatMap((block) => headingOf(block) ?? [])
}

function headingOf(block: ComposedBlock): { id: string; title: string } | null {
  if (!('view' in block) || !('heading' in block.view) || !block.view.heading) return null
  return { id: `b-${block.id}`, title: block.view.heading }
}

const WHY: Record<BlockGap, string> = {
  typeface: 'its typeface is not published, or not chosen yet.',
  style: 'its typeface has no such style with a preview.',
  picture: 'its picture is missing.',
  file: 'its file is missing, or of another kind.',
  words: 'it has no words yet.',
  links: 'none of its buttons leads to a page that is published.',
  typefaces: 'none of its typefaces is published.',
  licences: 'no licence is for sale.',
  unknown: 'this shop does not know this kind of block.',
}

/** In the preview, in place of a block that visitors do not see. */
function LeftOut({ gap }: { gap: BlockGap }) {
  return (
    <p className="block block-left-out" role="note">
      <b>Left out for visitors:</b> {WHY[gap]}
    </p>
  )
}
