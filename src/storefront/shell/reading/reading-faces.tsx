import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import type { LineMeasure } from '@/domain/catalogue/line-measure'
import { faceRule } from '../../catalogue/menu-faces/menu-faces'

/** The typeface a page to read is set in. */
export type SetIn = {
  name: string
  slug: string
  foundry: string | null
  /** Addresses of its browser fonts. */
  regular: string | null
  italic: string | null
  /** Its title on the measure; null: the browser sets it there. */
  title: LineMeasure | null
}

/** Names of the page's own: those of the list stay when the page is left, these go with it. */
export const TITLE = 'Reading Title'
const TEXT = 'Reading Text'
const ITALIC = 'Reading Italic'

/** Its fonts begin with the page, whatever becomes of the script. A text is read before they are there, a title seen when they are. */
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

export function stylesOfText(setIn: SetIn | null): CSSProperties {
  const face = setIn?.regular ? `"${TEXT}", var(--ui)` : 'var(--ui)'
  const head = setIn?.italic ? `"${ITALIC}", ${face}` : face
  return { '--fam': face, '--fam-head': head } as CSSProperties
}
