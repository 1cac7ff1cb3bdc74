import type { BlockView } from '@/domain/site/blocks/block-view'
import { faceStyle } from '../tester/text/face-style'
import { FitText } from '../ui/fit-text'
import { BlockCaption } from './block-caption'

type Props = { view: Extract<BlockView, { kind: 'specimen' }> }

/** A text of the foundry's own in one of its styles. */
export function SpecimenBlock({ view: { setting, size, text, lang, dir } }: Props) {
  const style = faceStyle(setting.face, setting.coordinates)
  return (
    <figure className={`block-specimen is-${size}`}>
      <div lang={lang} dir={dir} translate="no">
        {size === 'fit' ? (
          <p>
            <FitText style={style} fitKey={JSON.stringify(setting)}>
              {text}
            </FitText>
          </p>
        ) : (
          <p style={style}>{text}</p>
        )}
      </div>
      <BlockCaption setting={setting} />
    </figure>
  )
}
