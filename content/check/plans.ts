import path from 'node:path';
import type { Content } from './collections';
import { toPointer, type Fault } from './fault';
import { readJson } from './files';

/**
 * Checks that the legend of each deck plan says what the plan.json beside the drawing says.
 * @returns the faults, each at the number in the vessel's file
 */
export async function planFaults(root: string, { vessels }: Content): Promise<Fault[]> {
  const faults = await Promise.all(
    vessels.map(async ({ file, absolute, value }) => {
      const plan = path.resolve(path.dirname(absolute), path.dirname(value.plan.drawing), 'plan.json');
      const { found, faults: unread } = await readJson(root, plan);
      return [
        ...unread,
        ...found.flatMap((read) => differences(file, read.file, value.plan.legend, read.value)),
      ];
    }),
  );
  return faults.flat();
}

function differences(file: string, planFile: string, legend: Record<string, string>, plan: unknown): Fault[] {
  if (plan === null || typeof plan !== 'object') {
    return [
      { file: planFile, pointer: '', message: 'must be an object in { }: what each number of the plan is' },
    ];
  }
  const drawn = plan as Record<string, unknown>;
  return [...new Set([...Object.keys(legend), ...Object.keys(drawn)])]
    .filter((number) => legend[number] !== drawn[number])
    .map((number) => ({
      file,
      pointer: toPointer(['plan', 'legend', number]),
      message: `is ${JSON.stringify(legend[number]) ?? 'missing'}, but ${planFile} says ${JSON.stringify(drawn[number]) ?? 'nothing'} → make both the same`,
    }));
}
