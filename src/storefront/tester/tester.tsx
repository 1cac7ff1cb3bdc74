'use client'

import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { featureSettings, setIn } from './text/face-style'
import { FeatureWords } from './feature-buttons'
import { MissingFace } from './text/missing-face'
import { SheetSliders } from './tester-sliders'
import { SheetTools } from './tester-tools'
import { TypedText } from './text/editable-text'
import { decodeTesterState, encodeTesterState } from './state/tester-url'
import { findStyle, type TesterState, type TesterSubject } from './state/tester-state'
import { useFaceInSight } from './text/use-face-in-view'
import { useQuery } from './state/use-query'
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
