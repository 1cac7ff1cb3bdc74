import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { defaultFaceOf } from '@/domain/catalogue/lines/line-metrics'
import { sampleFaceName } from '@/domain/catalogue/styles/font-face-names'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { AnimatedName } from '../../catalogue/animated-name/animated-name'
import { listTesterStyles } from '../../tester/state/list-tester-styles'
import type { Arrival } from '../../catalogue/menu-faces/menu-faces'
import { TypefaceCaption } from './caption'
import { PaletteRow } from './palette-row'
import { HeroInk } from './hero-ink'
import { inkRangesOf } from './ink/ink-ranges'

/** The name on the measure, to be dragged, with sliders where there is a variable style. */
export function Hero({ typeface, arrival }: { typeface: SpecimenView; arrival?: Arrival }) {
  const { line, name, slug, inItself } = typeface
  const animatedName = (
    <AnimatedName
      {...{ line, name, slug, arrival }}
      lang={inItself.lang}
      dir={inItself.dir}
      peak={0.72}
    />
  )
  const styles = listTesterStyles(typeface)
  const palettes = styles.find((style) => style.palettes)?.palettes
  const variable =
    styles.find((style) => shownAxes(style.axes).length > 0 && style.slope === 'upright') ?? null
  const ranges = line && inkRangesOf(variable, line)

  return (
    <section className="hero">
      <TypefaceCaption typeface={typeface} />
      {line && (variable || ranges) ? (
        <HeroInk
          {...{ name, line, ranges }}
          style={variable}
          lang={inItself.lang}
          dir={inItself.dir}
        >
          {animatedName}
        </HeroInk>
      ) : (
        animatedName
      )}
      {line && palettes && (
        <PaletteRow
          palettes={palettes}
          faces={[...styles.flatMap(facesOf), ...line.faces]}
          letter={[...line.text][0] ?? ''}
          face={defaultFaceOf(line)}
          coordinates={line.axis ? { wght: line.defaultWeight } : {}}
        />
      )}
    </section>
  )
}

function facesOf({ previewFace }: { previewFace: string }): string[] {
  return [previewFace, sampleFaceName(previewFace)]
}
