import type { ReactNode } from 'react'
import type { BlockView, ComposedBlock, RichText } from '@/domain/site/blocks/block-view'
import { PreviewFaces } from '../shell/drafts/preview-faces'
import { BlockPicture } from './block-picture'
import { ColumnsBlock } from './columns-block'
import { LeftOut } from './left-out'
import { SpecimenBlock } from './specimen-block'

type Props = {
  blocks: ComposedBlock[]
  /** Browser fonts by URL: they load with the page, with or without script. */
  faces: { face: string; url: string }[]
  /** In the preview of staff: says what visitors are not shown, and why. */
  isPreview?: boolean
  renderText: (text: RichText) => ReactNode
}

/** What stands beneath a page's text, block by block. */
export function PageBlocks({ blocks, faces, isPreview, renderText }: Props) {
  return (
    <>
      {faces.length > 0 ? <PreviewFaces faces={faces} /> : null}
      {blocks.map((block) => {
        if ('gap' in block) return isPreview ? <LeftOut key={block.id} gap={block.gap} /> : null
        const heading = headingOf(block)
        return (
          <section key={block.id} className="block" aria-labelledby={heading ?? undefined}>
            {'heading' in block.view && block.view.heading ? (
              <h2 id={heading ?? undefined}>{block.view.heading}</h2>
            ) : null}
            <Block view={block.view} renderText={renderText} />
          </section>
        )
      })}
    </>
  )
}

/** The parts of the page's contents that are blocks. */
export function contentsOf(blocks: ComposedBlock[]): { id: string; title: string }[] {
  return blocks.flatMap((block) => {
    const id = headingOf(block)
    return id && 'view' in block && 'heading' in block.view && block.view.heading
      ? [{ id, title: block.view.heading }]
      : []
  })
}

function headingOf(block: ComposedBlock): string | null {
  const hasHeading = 'view' in block && 'heading' in block.view && block.view.heading
  return hasHeading ? `b-${block.id}` : null
}

function Block({ view, renderText }: { view: BlockView } & Pick<Props, 'renderText'>) {
  switch (view.kind) {
    case 'specimen':
      return <SpecimenBlock view={view} />
    case 'columns':
      return <ColumnsBlock view={view}>{renderText(view.text)}</ColumnsBlock>
    case 'image':
      return <BlockPicture picture={view.picture} sizes="100vw" />
  }
}
