import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { shownAxes } from '@/domain/catalogue/variation/merge-variation'
import { AnimatedName } from '../../catalogue/animated-name/animated-name'
import { listTesterStyles } from '../../tester/state/list-tester-styles'
import type { Arrival } from '../../catalogue/menu-faces/menu-faces'
import { TypefaceCaption } from './caption'
import { HeroInk } from './hero-ink'
import { inkRangesOf } from './ink/ink-ranges'

type Props = { typeface: SpecimenView; arrival?: Arrival }

/** The name on the measure, to be dragged, with sliders where there is a variable style. */
export function Hero({ typeface, arrival }: Props) {
  const { line, name, slug, inItself } = typeface
  const animatedName = (
    <AnimatedName
      {...{ line, name, slug, arrival }}
      lang={inItself.lang}
      dir={inItself.dir}
      peak={0.72}
    />
  )
  const variable =
    listTesterStyles(typeface).find(
      (style) => shownAxes(style.axes).length > 0 && style.slope === 'upright',
    ) ?? null
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
    </section>
  )
}
