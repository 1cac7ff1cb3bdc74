import type { CSSProperties } from 'react'

const SIZES = [160, 112, 80, 56, 40, 28, 20, 14]

type Props = { text: string; setting: CSSProperties; lang?: string; dir?: 'ltr' | 'rtl' | 'auto' }

/** The tester's text from large to small, a line each; long lines run off the page on purpose. */
export function Waterfall(lines: Props) {
  return (
    <section className="sec">
      <h2>Waterfall</h2>
      <WaterfallLines {...lines} />
    </section>
  )
}

export function WaterfallLines({ text, setting, lang, dir }: Props) {
  return (
    <ol className="fall">
      {SIZES.map((size) => (
        <li key={size}>
          <span className="num soft">{size}</span>
          <p
            lang={lang}
            translate="no"
            dir={dir}
            style={{ ...setting, fontSize: sizeOnScreen(size) }}
          >
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The size itself in a wide window, less on a phone. */
function sizeOnScreen(size: number): string {
  return `min(${size}px, ${size / 10}vw + ${Math.round(size * 0.28) + 5}px)`
}
