import { Button } from '@payloadcms/ui'
import { useSay } from '../use-say'

type Props = {
  change: { file: File; reflow: string }
  onReplace: (file: File) => void
  onCancel: () => void
}

/** Shown before the present master is replaced by one that makes set texts reflow. */
export function MasterConfirmation({ change: { file, reflow }, onReplace, onCancel }: Props) {
  const say = useSay()
  return (
    <div role="alertdialog" aria-labelledby="master-confirmation" className="master-confirmation">
      <p id="master-confirmation">
        <strong>{say('Texts set in this style may reflow.')}</strong> {say(reflow)}
      </p>
      <p>
        {say(
          '{name} makes a new release. Earlier buyers keep the files they bought, and read this warning beside the newer ones.',
          { name: file.name },
        )}
      </p>
      <div className="master-choices">
        <Button type="button" size="small" onClick={() => onReplace(file)}>
          {say('Replace the master all the same')}
        </Button>
        <Button type="button" size="small" buttonStyle="secondary" onClick={onCancel}>
          {say('Keep the present one')}
        </Button>
      </div>
    </div>
  )
}
