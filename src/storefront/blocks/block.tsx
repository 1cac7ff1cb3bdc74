import type { ReactNode } from 'react'
import type { BlockView, RichText } from '@/domain/site/blocks/block-view'
import type { MenuFace } from '../catalogue/menu-faces/menu-faces'
import { BlockPicture } from '../ui/picture-image'
import { PdfBlock, VideoBlock } from './file-blocks'
import {
  GlyphsBlock,
  LicencesBlock,
  SpecimenBlock,
  TesterBlock,
  TypefacesBlock,
  WaterfallBlock,
} from './typeface-blocks'
import { SliderBlock } from './slider-block'
import { ButtonsBlock, ColumnsBlock, FaqBlock, QuoteBlock } from './word-blocks'

type Props = {
  id: string
  view: BlockView
  menuFaces: MenuFace[]
  renderText: (text: RichText) => ReactNode
}

export function Block({ id, view, menuFaces, renderText }: Props) {
  switch (view.kind) {
    case 'specimen':
      return <SpecimenBlock view={view} />
    case 'waterfall':
      return <WaterfallBlock view={view} />
    case 'glyphs':
      return <GlyphsBlock view={view} />
    case 'tester':
      return <TesterBlock id={id} view={view} />
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
