import type { ReactNode } from 'react'
import type { BlockGap, ComposedBlock, RichText, BlockView } from '@/domain/site/blocks/block-view'
import { type MenuFace, PreviewFaces } from '../catalogue/menu-faces/menu-faces'
import { BlockPicture } from '../ui/picture-image'
import { PdfBlock, VideoBlock } from './file-blocks'
import {
  GlyphsBlock,
  LettersBlock,
  LicencesBlock,
  SpecimenBlock,
  TesterBlock,
  TypefacesBlock,
  WaterfallBlock,
} from './typeface-blocks'
import { SliderBlock } from './slider-block'
import { ActionLink } from '../ui/action-button'

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

type BlockProps = {
  id: string
  view: BlockView
  menuFaces: MenuFace[]
  renderText: (text: RichText) => ReactNode
}

function Block({ id, view, menuFaces, renderText }: BlockProps) {
  switch (view.kind) {
    case 'specimen':
      return <SpecimenBlock view={view} />
    case 'waterfall':
      return <WaterfallBlock view={view} />
    case 'glyphs':
      return <GlyphsBlock view={view} />
    case 'tester':
      return <TesterBlock id={id} view={view} />
    case 'passage':
      return <PassageBlock view={view} renderText={renderText} />
    case 'letters':
      return <LettersBlock view={view} />
    case 'columns':
      return <ColumnsBlock view={view} renderText={renderText} />
    case 'quote':
      return <QuoteBlock view={view} />
    case 'faq':
      return <FaqBlock view={view} renderText={renderText} />
    case 'buttons':
      return <ButtonsBlock view={view} />
    case 'image':
      return view.width === 'text' ? (
        <div className="block-in-text">
          <BlockPicture picture={view.picture} sizes="(max-width: 760px) 100vw, 50vw" />
        </div>
      ) : (
        <BlockPicture picture={view.picture} sizes="100vw" />
      )
    case 'pair':
      return (
        <div className="block-pair">
          {view.pictures.map((picture, place) => (
            <BlockPicture
              key={`${place} ${picture.url}`}
              picture={picture}
              sizes="(max-width: 760px) 100vw, 50vw"
            />
          ))}
        </div>
      )
    case 'slider':
      return <SliderBlock view={view} />
    case 'video':
      return <VideoBlock view={view} />
    case 'pdf':
      return <PdfBlock view={view} />
    case 'typefaces':
      return <TypefacesBlock view={view} menuFaces={menuFaces} />
    case 'licences':
      return <LicencesBlock view={view} />
  }
}

type View<Kind extends BlockView['kind']> = { view: Extract<BlockView, { kind: Kind }> }
type Rendered = { renderText: (text: RichText) => ReactNode }

function ColumnsBlock({ view: { columns, text }, renderText }: View<'columns'> & Rendered) {
  return <div className={`block-columns in-${columns}`}>{renderText(text)}</div>
}

/** A few paragraphs of a story, with a note beside their first line. */
function PassageBlock({ view: { text, note }, renderText }: View<'passage'> & Rendered) {
  return (
    <>
      <div className="passage-text">{renderText(text)}</div>
      {note ? (
        <p className="passage-note" role="note">
          {note}
        </p>
      ) : null}
    </>
  )
}

function QuoteBlock({ view: { text, source } }: View<'quote'>) {
  return (
    <figure className="block-quote">
      <blockquote>
        <p>
          <span className="hung">“</span>
          {text}”
        </p>
      </blockquote>
      {source ? <figcaption>{source}</figcaption> : null}
    </figure>
  )
}

/** Opened one by one, with or without script. */
function FaqBlock({ view: { questions }, renderText }: View<'faq'> & Rendered) {
  return (
    <div className="block-faq">
      {questions.map(({ question, answer }, place) => (
        <details key={`${place} ${question}`}>
          <summary>{question}</summary>
          <div>{renderText(answer)}</div>
        </details>
      ))}
    </div>
  )
}

function ButtonsBlock({ view: { buttons } }: View<'buttons'>) {
  return (
    <ul className="block-buttons grid">
      {buttons.map(({ label, href }, place) => (
        <li key={`${place} ${label}`}>
          {href.startsWith('/') ? (
            <ActionLink href={href} label={label} quiet={place > 0} />
          ) : (
            <a className={place > 0 ? 'do quiet' : 'do'} href={href}>
              <span>{label}</span>
              <span aria-hidden="true">→</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
