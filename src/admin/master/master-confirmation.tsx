import { Button } from '@payloadcms/ui'

type Props = {
  change: { file: File; reflow: string }
  onReplace: (file: File) => void
  onCancel: () => void
}

/** Shown before the present master is replaced by one that makes set texts reflow. */
export function MasterConfirmation({ change: { file, reflow }, onReplace, onCancel }: Props) {
  return (
    <div role="alertdialog" aria-labelledby="master-confirmation" className="master-confirmation">
      <p id="master-confirmation">
        <strong>Texts set in this style may reflow.</strong> {reflow}
      </p>
      <p>
        {file.name} makes a new release. Earlier buyers keep the files they bought, and read this
        warning beside the newer ones.
      </p>
      <div className="master-choices">
        <Button type="button" size="small" onClick={() => onReplace(file)}>
          Replace the master all the same
        </Button>
        <Button type="button" size="small" buttonStyle="secondary" onClick={onCancel}>
          Keep the present one
        </Button>
      </div>
    </div>
  )
}
