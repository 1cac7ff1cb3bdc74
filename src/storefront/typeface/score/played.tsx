import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import type { ScoreFacts, Setting } from '@/domain/catalogue/score/score-facts'
import type { PlacedScene, Scene, SceneKind } from '@/domain/catalogue/score/scenes'
import { ownValue } from '@/domain/own-value'
import type { TypefaceText } from '../../tester/text/typeface-text'

/** What every scene is given of the typeface whose page it is on. */
export type Played = {
  facts: ScoreFacts
  name: string
  slug: string
  lang: string
  styleNameOf: (setting: Setting) => string
  /** Text in one of its styles, whose letters come as it nears the window. */
  set: (setting: Setting, text: SetText) => ReactNode
}

type SetText = Omit<ComponentProps<typeof TypefaceText>, 'face' | 'coordinates'>

export type Playing<Kind extends SceneKind> = {
  scene: Extract<Scene, { kind: Kind }>
  played: Played
}

type FrameProps = {
  scene: PlacedScene
  heading: string
  /** What one sees, and where its words come from. */
  what?: ReactNode
  figures?: string
  children: ReactNode
}

/** One scene: a line over it that says what it is, and nothing beside it. */
export function Frame({ scene, heading, what, figures, children }: FrameProps) {
  const { kind, shape, tone } = scene
  return (
    <section className={`sc sc-${kind} sh-${shape}${tone === 'negative' ? ' inverted' : ''}`}>
      <div className="sc-cap grid">
        <h2>{heading}</h2>
        <p>{what}</p>
        {figures ? <p className="num">{figures}</p> : null}
      </div>
      <div className="sc-body">{children}</div>
    </section>
  )
}

/** Custom properties, which React's own types do not know. */
export function variables(values: Record<`--${string}`, string | number>): CSSProperties {
  return values as CSSProperties
}

/** −12, with a true minus. */
export function signed(value: number): string {
  return String(value).replace('-', '−')
}

/** "Weight 900, width 125": where the axes of a setting stand that visitors see. */
export function settingInWords({ axes }: ScoreFacts, { at }: Setting): string {
  const words = axes.flatMap(({ tag, name }) => {
    const value = ownValue(at, tag)
    return value === undefined ? [] : [`${name} ${signed(Math.round(value * 100) / 100)}`]
  })
  return words
    .map((word, index) => (index > 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word))
    .join(', ')
}
