'use client'

import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { featureSettings, setIn } from './set-in'
import { FeatureWords } from './feature-words'
import { MissingFace } from './missing-face'
import { SheetSliders } from './sheet-sliders'
import { SheetTools } from './sheet-tools'
import { TypedText } from './typed-text'
import { decodeTesterState, encodeTesterState } from './tester-address'
import { findStyle, type TesterState, type TesterSubject } from './tester-state'
import { useFaceInSight } from './use-face-in-sight'
import { useQuery } from './use-query'
import { Waterfall } from './waterfall'

type Props = { name: string; subject: TesterSubject; languages: TypefaceView['languages'] }

/** The tester: one sheet in one style. All it shows stands in the address. */
export function Sheet({ name, subject, languages }: Props) {
  const [query, writeQuery] = useQuery()
  const state = decodeTesterState(query, subject)
  const change = (part: Partial<TesterState>) =>
    writeQuery(encodeTesterState({ ...state, ...part }, subject))

  const style = findStyle(subject, state.style)
  const [reference, isReady, askAgain] = useFaceInSight<HTMLDivElement>(style?.previewFace ?? '')
  if (!style) return null

  const sample = subject.samples[state.sample]
  const text = state.text ?? sample?.text ?? name
  const setting = {
    ...(isReady ? setIn(style.previewFace, state.axes) : {}),
    fontFeatureSettings: featureSettings(state.features),
  }
  const writing = { lang: sample?.lang, dir: state.text === null ? sample?.dir : 'auto' } as const

  return (
    <div ref={reference} className={state.negative ? 'sheet neg' : 'sheet'}>
      <SheetTools {...{ state, subject, style, languages, change }} />
      {askAgain && <MissingFace name={`${name} ${style.name}`} onRetry={askAgain} />}
      <TypedText
        {...writing}
        label={`Sheet set in ${name}, type here`}
        text={text}
        onTextChange={(typed) => change({ text: typed })}
        className="play-text"
        style={{
          ...setting,
          ['--size' as string]: state.size,
          lineHeight: state.leading,
          letterSpacing: state.tracking ? `${state.tracking / 1000}em` : undefined,
          textAlign: state.align,
        }}
      />
      <SheetSliders {...{ state, style, change }} />
      <FeatureWords {...{ state, style, setting, change }} />
      <Waterfall {...{ text, setting, ...writing }} />
    </div>
  )
}
