import type { BlockView } from '@/domain/site/blocks/block-view'
import { faceStyle } from '../tester/text/face-style'
import { WaterfallLines } from '../tester/waterfall'
import { BlockCaption } from './block-caption'

type Props = { view: Extract<BlockView, { kind: 'waterfall' }> }

export function WaterfallBlock({ view: { setting, text, lang, dir } }: Props) {
  const style = faceStyle(setting.face, setting.coordinates)
  return (
    <figure className="block-fall">
      <WaterfallLines text={text} setting={style} lang={lang} dir={dir} />
      <BlockCaption setting={setting} />
    </figure>
  )
}
