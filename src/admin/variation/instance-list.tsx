import {
  isWithinReach,
  mergeVariation,
  type Variation,
  type VariationSetting,
} from '@/domain/catalogue/variation/merge-variation'
import { changeInstance } from '@/domain/catalogue/variation/change-variation'
import { InstanceFields } from './instance-fields'
import type { VariationError } from './variation-editor'
import { placeInWords } from './variation-in-words'
import { useSay } from '../use-say'

type Props = {
  font: Variation
  setting: VariationSetting
  error: VariationError | null
  face: string | undefined
  onChange: (place: string, setting: VariationSetting) => void
}

/** The file's named instances, in its order. */
export function InstanceList({ font, setting, error, face, onChange }: Props) {
  const say = useSay()
  const { instances, axes } = font
  const merged = mergeVariation(font, setting)
  const offerAll = (offer: { hidden: boolean }) =>
    instances.reduce((made, { name }) => changeInstance(made, name, offer), setting)

  return (
    <>
      <div className="variation-head">
        <h4>{say('Named instances')}</h4>
        <button type="button" onClick={() => onChange('instances', offerAll({ hidden: false }))}>
          {say('Offer all')}
        </button>
        <button type="button" onClick={() => onChange('instances', offerAll({ hidden: true }))}>
          {say('Offer none')}
        </button>
      </div>
      {error?.place === 'instances' ? (
        <p role="alert" className="variation-error">
          {say(error.sentence)}
        </p>
      ) : null}
      <ul className="variation-instances" aria-label={say('Named instances')}>
        {instances.map((instance, number) => (
          <InstanceFields
            key={`${instance.name} ${number}`}
            instance={instance}
            override={setting.overrides.instances.find(
              (override) => override.instance === instance.name,
            )}
            place={placeInWords(instance, instances)}
            isWithinReach={isWithinReach(instance, axes, merged.axes)}
            error={error?.place === `instance ${instance.name}` ? error.sentence : null}
            face={face}
            onChange={(change) =>
              onChange(`instance ${instance.name}`, changeInstance(setting, instance.name, change))
            }
          />
        ))}
      </ul>
    </>
  )
}
