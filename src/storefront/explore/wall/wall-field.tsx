'use client'

import type { CSSProperties } from 'react'
import type { PlacedField } from '@/domain/catalogue/wall/lay-wall'
import { keepNamesWhole } from '../../catalogue/row-text'
import { ShopLink } from '../../shell/navigation/shop-link'
import { faceStyle, featuresOn, LACKING_LETTERS } from '../../tester/text/face-style'
import { useFaceInView } from '../../tester/text/use-face-in-view'
import { useLetters } from '../../tester/text/use-letters'
import { styleIdOf } from '../cut-faces'
import type { ExploreEntry } from '../explore-entry'
import { typefaceLink } from '../typeface-link'
import { useSpecimen } from './use-specimen'

type Props = {
  entry: ExploreEntry
  place: Omit<PlacedField<unknown>, 'field'>
  isLastOfLine: boolean
  text: string
  isOpen: boolean
  onOpen: (slug: string) => void
}

/** One family on the wall: its name, its text, and what for; open, in the other tone, who made it and what it costs. */
export function WallField({ entry, place, isLastOfLine, text, isOpen, onOpen }: Props) {
  const { slug, name, inItself, who, extent, price, purpose, wall, features = [] } = entry
  const { shape, sample, sampleFace } = wall
  const isTall = shape === 'mast' && place.height > place.width
  const [inView, isReady, , fallback] = useFaceInView<HTMLElement>(sampleFace.face)
  const face = isReady ? faceStyle(sampleFace.face, sampleFace.coordinates, fallback) : undefined
  const set = { ...face, fontFeatureSettings: featuresOn(features) }
  const shown = text || sample.text
  useLetters(
    { styleId: styleIdOf(entry, sampleFace.face), face: sampleFace.face, text: shown },
    fallback === LACKING_LETTERS,
  )
  const styleKey = JSON.stringify(set)
  const box = useSpecimen({ text: shown, shape, isTall, styleKey }, isReady)
  const href = typefaceLink(entry, text, { ...sampleFace, shownFor: wall.shownFor })
  const [styles, ...axes] = extent.split(', ')

  return (
    <ShopLink
      href={href}
      className={`wall-field${isOpen ? ' inverted' : ''}${isTall ? ' is-tall' : ''}`}
      style={placeStyle(place, slug)}
      data-edge={[place.x === 0 ? 'start' : '', isLastOfLine ? 'end' : ''].join(' ').trim()}
      data-slug={slug}
      preload={!href.includes('?')}
      onFocus={() => onOpen(slug)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onOpen(slug)}
    >
      {inItself.text !== name && <span className="vh">{name}</span>}
      <span
        className={isReady ? 'wall-name' : 'wall-name is-unset'}
        lang={inItself.lang}
        dir={inItself.dir}
        translate="no"
        aria-hidden={inItself.text !== name || undefined}
        style={face}
      >
        {inItself.text}
      </span>{' '}
      <span className={isTall ? 'vh' : 'wall-count num'}>
        {styles}
        <span className="vh">{axes.map((axis) => `, ${axis}`)}</span>
      </span>{' '}
      <span ref={inView} className="wall-box" aria-hidden="true">
        <span
          ref={box}
          className="is-unset"
          lang={text ? undefined : sample.lang}
          dir={text ? 'auto' : sample.dir}
          translate="no"
          style={set}
        />
      </span>
      <span className="wall-purpose">{purpose}</span>{' '}
      <span className="wall-who">{isTall ? who : keepNamesWhole(who)}</span>{' '}
      <span className={isTall ? 'vh' : 'wall-price num'}>{price}</span>
    </ShopLink>
  )
}

function placeStyle({ x, y, width, height }: Props['place'], slug: string): CSSProperties {
  return {
    gridArea: `${y + 1} / ${x + 1} / span ${height} / span ${width}`,
    ['--relay' as string]: `wall-${slug}`,
  }
}
