import type { CSSProperties } from 'react'
import type { MeasuredText } from '@/domain/catalogue/lines/line-metrics'
import type { SetTitle } from '@/domain/site/stories/story'
import { faceRule, loadScriptOf } from '../catalogue/menu-faces/menu-faces'
import { faceStyle } from '../tester/text/face-style'

/**
 * Letters of a few titles and figures: there with the document, before the first paint, and with a page that is entered by a link.
 * A style with a `precedence` is put into the head once.
 */
export function LetterFaces({ faces }: { faces: { face: string; dataUri: string }[] }) {
  if (faces.length === 0) return null
  return (
    <>
      {faces.map((face) => (
        <style key={face.face} href={encodeURIComponent(face.face)} precedence="faces">
          {faceRule(face)}
        </style>
      ))}
      <script dangerouslySetInnerHTML={{ __html: faces.map(loadScriptOf).join(';') }} />
    </>
  )
}

export function titleStyle(setIn: SetTitle): CSSProperties | undefined {
  return setIn ? faceStyle(setIn.face) : undefined
}

/** What sets a short title from margin to margin by CSS alone. */
export function measureStyle({ width, before, top, cap }: MeasuredText): CSSProperties {
  return {
    '--w': width,
    '--pull': before,
    '--cap': cap,
    '--above': Math.max(0, top - cap),
  } as CSSProperties
}
