import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { defaultStyleOf } from '../../catalogue/animated-name/default-style'
import { faceRule } from '../../catalogue/menu-faces/menu-faces'

/** The typeface a page to read is set in. */
export type SetIn = {
  name: string
  slug: string
  foundry: string | null
  /** URLs of its browser fonts. */
  regular: string | null
  italic: string | null
  /** Its title on the measure; null: the browser sets it there. */
  title: LineMetrics | null
}

/** Face names of the page alone: those of the list stay when the page is left, these go with it. */
const TITLE = 'Reading Title'
const TEXT = 'Reading Text'
const ITALIC = 'Reading Italic'

/** Its fonts load with the page, with or without script. The text is shown before they are there, the title when they are. */
export function ReadingFaces({ setIn: { regular, italic } }: { setIn: SetIn }) {
  if (!regular) return null
  preload(regular, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  const rules = [
    faceRule({ face: TITLE, dataUri: regular }),
    faceRule({ face: TEXT, dataUri: regular }, 'swap'),
    italic ? faceRule({ face: ITALIC, dataUri: italic }, 'swap') : '',
  ]
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />
}

/** A title on the measure by CSS alone: it has its room before its font is there, and nothing beneath it moves. */
export function ReadingTitle({ measure }: { measure: LineMetrics }) {
  const style = defaultStyleOf({ ...measure, faces: [TITLE] })
  return (
    <span className="line" style={{ ...style, fontFamily: `"${TITLE}", var(--ui)` }}>
      <span>{measure.text}</span>
    </span>
  )
}

export function stylesOfText(setIn: SetIn | null): CSSProperties {
  const face = setIn?.regular ? `"${TEXT}", var(--ui)` : 'var(--ui)'
  const head = setIn?.italic ? `"${ITALIC}", ${face}` : face
  return { '--fam': face, '--fam-head': head } as CSSProperties
}
