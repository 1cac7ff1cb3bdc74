import type { ReactNode } from 'react'
import type { CSSProperties } from 'react'
import type { BlockView, TypeSetting } from '@/domain/site/blocks/block-view'
import { TypefaceList } from '../catalogue/home-page'
import { type MenuFace, MenuFaces } from '../catalogue/menu-faces/menu-faces'
import { LicenceTable } from '../licences/licence-table'
import { ShopLink } from '../shell/navigation/shop-link'
import { LicenceTerms } from '../shop/choose/licence-terms'
import { faceStyle } from '../tester/text/face-style'
import { WaterfallLines } from '../tester/waterfall'
import { SpecimenTest } from '../typeface/specimen/specimen-test'
import { measureStyle } from '../stories/set-title'
import { FitText } from '../ui/fit-text'

type View<Kind extends BlockView['kind']> = { view: Extract<BlockView, { kind: Kind }> }

/** Lines of the first page. */
export function TypefacesBlock({ view, menuFaces }: View<'typefaces'> & { menuFaces: MenuFace[] }) {
  return (
    <div className="block-typefaces">
      <MenuFaces faces={menuFaces} />
      <TypefaceList typefaces={view.rows} menuFaces={menuFaces} />
    </div>
  )
}

/** What is sold, with what a price is multiplied by: no prices of any one typeface. */
export function LicencesBlock({ view: { types } }: View<'licences'>) {
  return (
    <>
      <div className="licence-table">
        <LicenceTable types={types} tax={null} typefaces={[]} chosen={null} />
      </div>
      <div className="licence-terms">
        {types.map((type) => (
          <LicenceTerms key={type.key} type={type} withPdf />
        ))}
      </div>
    </>
  )
}

type Props = { view: Extract<BlockView, { kind: 'specimen' }> }

/** A text of the foundry's own in one of its styles. */
export function SpecimenBlock({ view: { setting, size, text, lang, dir, measured } }: Props) {
  const style = faceStyle(setting.face, setting.coordinates)
  return (
    <figure className={`block-specimen is-${size}`}>
      <div lang={lang} dir={dir} translate="no">
        {size === 'fit' ? (
          <p>
            {measured ? (
              <span className="is-measured" style={{ ...style, ...measureStyle(measured) }}>
                {text}
              </span>
            ) : (
              <FitText style={style} fitKey={JSON.stringify(setting)}>
                {text}
              </FitText>
            )}
          </p>
        ) : (
          <p style={style}>{text}</p>
        )}
      </div>
      <BlockCaption setting={setting} />
    </figure>
  )
}

type WaterfallBlockProps = { view: Extract<BlockView, { kind: 'waterfall' }> }

export function WaterfallBlock({ view: { setting, text, lang, dir } }: WaterfallBlockProps) {
  const style = faceStyle(setting.face, setting.coordinates)
  return (
    <figure className="block-fall">
      <WaterfallLines text={text} setting={style} lang={lang} dir={dir} />
      <BlockCaption setting={setting} />
    </figure>
  )
}

type LettersBlockProps = { view: Extract<BlockView, { kind: 'letters' }> }

/** The same letters in several typefaces, at one x-height: the more of them, the smaller, so that none is cut off. */
export function LettersBlock({ view: { text, letters, caption } }: LettersBlockProps) {
  return (
    <figure className="block-letters">
      <ul style={{ '--count': letters.length, '--letters': [...text].length } as CSSProperties}>
        {letters.map(({ setting, xHeight }, place) => (
          <li key={`${place} ${setting.slug}`}>
            <span
              translate="no"
              style={{ ...faceStyle(setting.face), '--x': xHeight } as CSSProperties}
            >
              {text}
            </span>
            <ShopLink href={`/typeface/${setting.slug}`} preload={false}>
              {setting.name}
            </ShopLink>
          </li>
        ))}
      </ul>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

type GlyphsBlockProps = { view: Extract<BlockView, { kind: 'glyphs' }> }

/** Of a case that holds thousands a browser lays out only the trays in sight. */
const IN_A_TRAY = 960

/** A case of characters. */
export function GlyphsBlock({ view: { setting, characters } }: GlyphsBlockProps) {
  const style = faceStyle(setting.face, setting.coordinates)
  return (
    <figure className="block-glyphs">
      <div style={style} translate="no">
        {traysOf(characters).map((tray) => (
          <ul key={tray[0]}>
            {tray.map((character) => (
              <li key={character}>{character}</li>
            ))}
          </ul>
        ))}
      </div>
      <BlockCaption setting={setting}>
        <span className="num">{characters.length} characters</span>
      </BlockCaption>
    </figure>
  )
}

function traysOf(characters: string[]): string[][] {
  const count = Math.ceil(characters.length / IN_A_TRAY)
  return Array.from({ length: count }, (_, at) =>
    characters.slice(at * IN_A_TRAY, (at + 1) * IN_A_TRAY),
  )
}

type TesterBlockProps = { id: string; view: Extract<BlockView, { kind: 'tester' }> }

/** A sentence to click and type into; what is typed stays with this block. */
export function TesterBlock({
  id,
  view: { name, slug, styles, styleId, text, lang, dir },
}: TesterBlockProps) {
  const style = styles.find((one) => one.id === styleId)
  if (!style) return null
  const isRightToLeft = dir === 'rtl'
  const test = {
    role: 'text' as const,
    styleKey: styleId,
    weight: style.weight,
    sample: { text, lang: lang ?? 'en', dir: isRightToLeft ? 'rtl' : 'ltr', script: '' } as const,
    leading: isRightToLeft ? 1.6 : 1.14,
  }
  return (
    <div className="block-tester">
      <SpecimenTest
        {...{ name, slug, test }}
        settingName={`tested:block:${id}:${text}`}
        styles={styles.map(({ id: key, name: styleName, axes, previewFace, weight, slope }) => ({
          id: key,
          key,
          axes,
          previewFace,
          weight,
          slope,
          name: styleName,
          family: null,
        }))}
      />
    </div>
  )
}

type BlockCaptionProps = { setting: TypeSetting; children?: ReactNode }

/** Beneath what is set: in what. */
function BlockCaption({ setting: { name, slug, styleName }, children }: BlockCaptionProps) {
  return (
    <figcaption className="block-set">
      <ShopLink href={`/typeface/${slug}`} preload={false}>
        {name} {styleName}
      </ShopLink>
      {children}
    </figcaption>
  )
}
