import { carryOut } from './statements/carry-out'
import statements from './statements/stories.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
