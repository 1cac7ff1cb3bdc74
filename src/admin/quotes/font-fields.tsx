import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { compareStylesInPairs, orderStyles } from '@/domain/catalogue/styles/order-styles'
import type { LicenceType, Style, Typeface } from '@/payload-types'
import { Labelled, Tick, optionOf } from '../labelled-input'
import { useRows } from '../use-read'
import { LicenceChoices, useFontWords } from './licence-choices'
import type { LineDraft } from './quote-draft'

type Props = {
  lines: LineDraft[]
  onChange: (lines: LineDraft[]) => void
  /** What stands in the place of fonts. */
  children?: ReactNode
}

const NO_LINE: LineDraft = { typeface: '', styles: [], licences: [] }

/** What is quoted: families, their styles, and licences with how much of each. */
export function FontFields({ lines, onChange, children }: Props) {
  const words = useFontWords()
  const catalogue = useCatalogue()
  const change = (index: number, line: LineDraft) => onChange(lines.with(index, line))

  return (
    <fieldset className="order-form">
      <legend>{words.fonts}</legend>
      {catalogue &&
        lines.map((line, index) => (
          <FontLine
            key={index}
            line={line}
            catalogue={catalogue}
            onChange={(next) => change(index, next)}
            onRemove={() => onChange(lines.toSpliced(index, 1))}
          />
        ))}
      <div className="order-buttons">
        <Button
          buttonStyle="secondary"
          disabled={!catalogue}
          onClick={() => onChange([...lines, NO_LINE])}
        >
          {lines.length === 0 ? words.add : words.another}
        </Button>
      </div>
      {children}
    </fieldset>
  )
}

type LineProps = {
  line: LineDraft
  catalogue: Catalogue
  onChange: (line: LineDraft) => void
  /** Absent: it stays. */
  onRemove?: () => void
}

export function FontLine({ line, catalogue, onChange, onRemove }: LineProps) {
  const words = useFontWords()
  return (
    <div className="quote-line">
      <Labelled label={words.family} className="quote-field">
        {(id) => (
          <select
            id={id}
            value={line.typeface}
            onChange={({ target }) => onChange({ ...line, typeface: target.value, styles: [] })}
          >
            <option value="">{words.choose}</option>
            {catalogue.typefaces.map((typeface) => optionOf(typeface.id, typeface.name))}
          </select>
        )}
      </Labelled>
      <StyleTicks line={line} onChange={onChange} />
      {line.typeface !== '' && (
        <LicenceChoices
          types={catalogue.licenceTypes}
          licences={line.licences}
          onChange={(licences) => onChange({ ...line, licences })}
        />
      )}
      {onRemove && (
        <div className="order-buttons">
          <Button buttonStyle="secondary" size="small" onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A family that was just chosen begins with all of its styles. */
function StyleTicks({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const words = useFontWords()
  const styles = useStyles(line.typeface)
  const all = styles.map(({ id }) => id)
  const isFresh = line.styles.length === 0 && all.length > 0
  const first = all.join()
  useEffect(() => {
    if (isFresh) onChange({ ...line, styles: all })
    // Only when the styles of another family came.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [first])
  if (styles.length === 0) return null

  // A licence may hold styles of other families beside these.
  const others = line.styles.filter((one) => !all.includes(one))
  const ticked = all.filter((one) => line.styles.includes(one))
  const pick = (picked: string[]) => onChange({ ...line, styles: [...others, ...picked] })

  function toggle(style: string) {
    pick(all.filter((one) => ticked.includes(one) !== (one === style)))
  }

  return (
    <div role="group" aria-label={words.styles} className="quote-ticks">
      {styles.length > 1 && (
        <Tick
          checked={ticked.length === all.length}
          onChange={(isTicked) => pick(isTicked ? all : [])}
        >
          <b>{words.all}</b>
        </Tick>
      )}
      {styles.map(({ id, name }) => (
        <Tick key={id} checked={line.styles.includes(id)} onChange={() => toggle(id)}>
          {name}
        </Tick>
      ))}
    </div>
  )
}

type Catalogue = { typefaces: Pick<Typeface, 'id' | 'name'>[]; licenceTypes: LicenceType[] }

/** What can be quoted: published families, and the licences that are for sale. null: not read yet. */
export function useCatalogue(): Catalogue | null {
  const typefaces = useRows<Typeface>(
    'typefaces?where[_status][equals]=published&sort=name&select[name]=true&limit=1000',
  )
  const licenceTypes = useRows<LicenceType>(
    'licence-types?where[kind][equals]=retail&where[isForSale][not_equals]=false&sort=position&limit=1000',
  )
  return typefaces && licenceTypes && { typefaces, licenceTypes }
}

/** Of one family, in their order. */
function useStyles(typeface: string): Style[] {
  const query = `styles?where[typeface][equals]=${typeface}&limit=1000`
  const styles = useRows<Style>(typeface && query) ?? []
  return orderStyles(styles, { byWeight: compareStylesInPairs })
}
