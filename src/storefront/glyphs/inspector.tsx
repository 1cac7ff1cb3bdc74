'use client'

import { useEffect, useState } from 'react'
import type {
  AlternateGlyph,
  FeatureReach,
  GlyphAnatomy,
  GlyphHeights,
} from '@/domain/catalogue/glyphs/glyph-view'
import { htmlEntityOf } from '@/domain/catalogue/glyphs/html-entity'
import { hexOf } from '@/domain/catalogue/glyphs/letter-pages'
import { ownValue } from '@/domain/own-value'
import { groupThousands } from '@/domain/words'
import { callShop } from '../shell/requests/call-shop'
import { copyText } from '../ui/copy-link'
import { withMinus } from '../ui/unbroken-figures'
import type { CaseOfStyle } from './case-of-style'
import { GlyphDrawing, GlyphShape, viewOf } from './glyph-drawing'

type Props = { shown: CaseOfStyle; code: number; feature?: string | undefined }

/** The open letter: how it is drawn, what it is called, and what features make of it. */
export function Inspector({ shown, code, feature }: Props) {
  const { drawn, known } = useGlyph(shown, code)
  const glyph = known && withFeature(known, feature)
  const { heights, features } = shown.characters

  return (
    <div className="insp">
      <div className="insp-head">
        <GlyphDrawing glyph={drawn && withFeature(drawn, feature)} heights={heights} />
        <p className="insp-name">
          <span>{shown.nameOf.get(code) || 'A sign without a name in Unicode'}</span>
          <span className="num">U+{hexOf(code)}</span>
        </p>
      </div>
      <dl className="insp-facts">
        <Fact name="Glyph" value={glyph?.name ?? '–'} />
        <Fact name="HTML" value={htmlEntityOf(code)} />
        <Fact
          name="Advance"
          unit={`, units of ${heights.unitsPerEm}`}
          value={glyph ? inUnits(glyph.advance) : '–'}
        />
        <Fact name="Side bearings" value={bearingsOf(glyph)} />
      </dl>
      <CopyLetter key={code} letter={String.fromCodePoint(code)} />
      <Alternates glyph={drawn} features={features} heights={heights} />
    </div>
  )
}

function Fact({ name, unit, value }: { name: string; unit?: string; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {unit ? <span className="wide">{unit}</span> : null}
      </dt>
      <dd className="num" translate="no">
        {value}
      </dd>
    </div>
  )
}

/** What a feature makes of it, where it is shown with one. */
function withFeature(glyph: GlyphAnatomy, feature: string | undefined): GlyphAnatomy {
  const alternate = glyph.alternates.find(({ tags }) => feature && tags.includes(feature))
  return alternate ? { ...glyph, ...alternate } : glyph
}

function bearingsOf(glyph: GlyphAnatomy | null): string {
  if (!glyph?.bounds) return '–'
  const { bounds, advance } = glyph
  return `${inUnits(bounds.left)}, ${inUnits(advance - bounds.right)}`
}

function inUnits(value: number): string {
  return withMinus(groupThousands(Math.round(value)))
}

type AlternatesProps = {
  glyph: GlyphAnatomy | null
  features: FeatureReach[]
  heights: GlyphHeights
}

/** Of what no one chooses: a script or a language asks for it. */
const FORMS: Record<string, string> = {
  init: 'Initial',
  medi: 'Medial',
  fina: 'Final',
  isol: 'Alone',
  locl: 'Local form',
  ccmp: 'Composed',
  rlig: 'Joined',
  rclt: 'Beside others',
}

/** More of them are pushed along with a thumb, or with arrow keys. */
const FIT_A_PHONE = 2

/** What features make of a letter. */
function Alternates({ glyph, features, heights }: AlternatesProps) {
  const alternates = glyph?.alternates ?? []
  const nameOf = (tag: string) =>
    features.find((feature) => feature.tag === tag)?.name ?? ownValue(FORMS, tag) ?? 'Another form'

  const names = toldApart(alternates.map(({ tags }) => [...new Set(tags.map(nameOf))].join(', ')))

  return (
    <div className="insp-alternates">
      {alternates.length > 0 ? (
        <ul aria-label="Alternates" tabIndex={alternates.length > FIT_A_PHONE ? 0 : undefined}>
          {alternates.map((alternate, number) => (
            <li key={number}>
              <AlternateDrawing {...{ alternate, heights }} />
              <span>{names[number]}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** "Swashes 1", "Swashes 2": one feature may offer several. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const isOnly = names.indexOf(name) === names.lastIndexOf(name)
    const number = names.slice(0, at + 1).filter((other) => other === name).length
    return isOnly ? name : `${name} ${number}`
  })
}

function AlternateDrawing({
  alternate,
  heights,
}: {
  alternate: AlternateGlyph
  heights: GlyphHeights
}) {
  const { left, top, size } = viewOf(alternate, heights)
  return (
    <svg viewBox={`${left} ${-top} ${size} ${size}`} aria-hidden="true">
      <GlyphShape glyph={alternate} />
    </svg>
  )
}

/** One tap: the letter is in the clipboard. */
function CopyLetter({ letter }: { letter: string }) {
  const [said, setSaid] = useState('')

  return (
    <p className="insp-copy">
      <button type="button" className="lk" onClick={() => void copyText(letter).then(setSaid)}>
        Copy the letter
      </button>
      <span role="status">{said}</span>
    </p>
  )
}

/** Whoever walks over many letters asks for those alone where they stop. */
const PAUSE_MS = 90

const fetched = new Map<string, GlyphAnatomy>()

type ShownGlyph = {
  /** How a letter is drawn, once it is known; until then how the one before is. */
  drawn: GlyphAnatomy | null
  /** What is true of the letter; null until it is known. */
  known: GlyphAnatomy | null
}

function useGlyph(shown: CaseOfStyle, code: number): ShownGlyph {
  const { style, characters } = shown
  const address = `/api/fonts/glyph/${style.key}?of=${hexOf(code)}&v=${characters.version}`
  const [drawn, setDrawn] = useState<GlyphAnatomy | null>(null)

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      () => {
        fetchGlyph(address).then(
          (anatomy) => isCurrent && setDrawn(anatomy),
          () => isCurrent && setDrawn(null), // its name stands without the drawing
        )
      },
      fetched.has(address) ? 0 : PAUSE_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [address])

  const known = fetched.get(address) ?? null
  return { drawn: known ?? drawn, known }
}

async function fetchGlyph(address: string): Promise<GlyphAnatomy> {
  const known = fetched.get(address)
  if (known) return known
  const glyph = await callShop<GlyphAnatomy>(address)
  fetched.set(address, glyph)
  return glyph
}
