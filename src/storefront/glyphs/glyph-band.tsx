'use client'

import { type CSSProperties, memo, startTransition, useEffect, useState } from 'react'
import { hexOf, letterPageOf } from '@/domain/catalogue/glyphs/letter-pages'
import { fetchFurther } from '../shell/fonts/guarded-letters'
import { letterPagePath } from '../shell/fonts/style-characters'
import { featuresOn } from '../tester/text/face-style'
import { useLetters } from '../tester/text/use-letters'
import { useNear } from '../ui/use-near'
import type { CaseOfStyle } from './case-of-style'
import { sayRefusal } from './case/letters-refused'

type Props = {
  shown: CaseOfStyle
  codes: number[]
  group: number
  /** The place of its first letter in the compartment. */
  first: number
  /** The place of the open letter, where it is in this band. */
  open: number | null
  feature?: string | undefined
}

const AGAIN_AFTER_MS = 15_000

/** What comes within so little time becomes the page's together: for each font a browser gets it looks at all text anew. */
const TOGETHER_MS = 200

let added: Promise<void> | null = null

let arrived: FontFace[] = []

const loads = new Map<string, Promise<boolean>>()

/** Some rows of a compartment: its buttons are there once it has been near the window, or while the open letter is among them. */
export const GlyphBand = memo(function GlyphBand(props: Props) {
  const { shown, codes, group, first, open, feature } = props
  const [reference, wasNear] = useNear<HTMLDivElement>('900px')
  const isNear = wasNear || open !== null
  const faceOf = useLetterFaces(shown, codes, { isNear })
  const { characters, style } = shown
  const isGuarded = characters.isGuarded && feature !== undefined && isNear
  useLetters({ styleId: style.key, face: style.face, text: '', hasFeatures: isGuarded }, isGuarded)

  return (
    <div
      ref={reference}
      className="glyph-band"
      style={
        {
          '--n': codes.length,
          fontFeatureSettings: feature ? featuresOn([feature]) : undefined,
        } as CSSProperties
      }
    >
      {isNear
        ? codes.map((code, at) => {
            const face = faceOf(code)
            const isOpen = open === first + at
            return (
              <button
                key={code}
                type="button"
                className="glyph-cell"
                data-place={`${group} ${first + at}`}
                tabIndex={isOpen ? 0 : -1}
                aria-current={isOpen || undefined}
                aria-label={labelOf(code, shown)}
                style={face ? ({ '--letter-face': `"${face}"` } as CSSProperties) : undefined}
              >
                {face === null ? null : <span translate="no">{String.fromCodePoint(code)}</span>}
              </button>
            )
          })
        : null}
    </div>
  )
})

function labelOf(code: number, { nameOf }: CaseOfStyle): string {
  return `${String.fromCodePoint(code)}, ${nameOf.get(code) || `U+${hexOf(code)}`}`
}

/** The browser font of each of these letters that the preview lacks; of a page that has not come, null. */
function useLetterFaces(
  shown: CaseOfStyle,
  codes: readonly number[],
  { isNear }: { isNear: boolean },
): (code: number) => string | null | undefined {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (!isNear) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const beyond = codes.filter((code) => shown.beyond.has(code)).map(letterPageOf)
    const load = (page: number) =>
      void loadLetters(shown, page).then((isLoaded) => {
        const face = letterFace(shown, page)
        if (!isCurrent) return
        if (isLoaded) startTransition(() => setLoaded((faces) => new Set([...faces, face])))
        else timer = setTimeout(() => isCurrent && load(page), AGAIN_AFTER_MS)
      })
    new Set(beyond).forEach(load)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [shown, codes, isNear])

  return (code) => {
    if (!shown.beyond.has(code)) return undefined
    const face = letterFace(shown, letterPageOf(code))
    return loaded.has(face) ? face : null
  }
}

/** The browser font of a page of letters. */
function letterFace({ style, characters }: CaseOfStyle, page: number): string {
  return `${style.face} ${hexOf(page)} ${characters.version}`
}

/** Makes a page of letters a browser font, once; false: it did not come, and can be asked for again. */
function loadLetters(shown: CaseOfStyle, page: number): Promise<boolean> {
  const name = letterFace(shown, page)
  const known = loads.get(name)
  if (known) return known
  const { style, characters } = shown
  const path = letterPagePath(style.key, page, characters.version)
  const load = addLetters(name, () =>
    characters.isGuarded ? fetchOpened(style.key, path) : Promise.resolve(`url("${path}")`),
  )
  loads.set(name, load)
  void load.then((isLoaded) => isLoaded || loads.delete(name))
  return load
}

/** `fetchSource`: the bytes of a font, or where the browser finds them; null: they were refused. */
async function addLetters(name: string, fetchSource: () => Promise<string | ArrayBuffer | null>) {
  try {
    const source = await fetchSource()
    if (source === null) return false
    const font = new FontFace(name, source, { weight: '1 1000', display: 'block' })
    await addWithOthers(await font.load())
    return true
  } catch {
    return false
  }
}

async function fetchOpened(styleId: string, path: string): Promise<ArrayBuffer | null> {
  const answer = await fetchFurther(styleId, path)
  sayRefusal('refusal' in answer ? answer.refusal : '')
  return 'refusal' in answer ? null : answer.bytes
}

function addWithOthers(font: FontFace): Promise<void> {
  arrived.push(font)
  added ??= new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)).then(() => {
    arrived.forEach((one) => document.fonts.add(one))
    arrived = []
    added = null
  })
  return added
}
