'use client'

import { useArrivedFaces, useInlined } from '../../shell/fonts/use-arrived-faces'
import { faceStyle, LACKING_LETTERS } from '../../tester/text/face-style'
import { TypefaceText } from '../../tester/text/typeface-text'

type Props = {
  text: string
  face: string
  coordinates: Record<string, number>
  /** The browser font of its letters alone; null: they do not come with the page. */
  ownFace: string | null
}

/** What the typeface is, in one paragraph, set in itself: there as the page enters, with its letters or in the face that came. */
export function Lead({ text, face, coordinates, ownFace }: Props) {
  const isInlined = useInlined(ownFace)
  const hasArrived = useArrivedFaces(() => [face])

  return (
    <section className="lead grid">
      {ownFace && isInlined ? (
        <p style={faceStyle(ownFace)}>{text}</p>
      ) : hasArrived ? (
        <p style={faceStyle(face, coordinates, LACKING_LETTERS)}>{text}</p>
      ) : (
        <TypefaceText as="p" face={face} coordinates={coordinates}>
          {text}
        </TypefaceText>
      )}
    </section>
  )
}

/** Of a typeface without a style. */
export function PlainLead({ text }: { text: string }) {
  return (
    <section className="lead grid">
      <p>{text}</p>
    </section>
  )
}
