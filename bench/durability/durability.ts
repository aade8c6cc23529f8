import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from './check';
import { checkDeliveries } from './checkDeliveries';
import { checkTables } from './checkTables';
import { createClient, type Client } from './client';
import { disrupt, planDisruptions, type Disruption } from './disruptions';
import { createEnquiries, type Enquiry } from './enquiries';
import { openHouse, type House } from './house';
import { createRandom, type Random } from './random';
import { reportOf } from './report';
import { readSettings } from './settings';
import { countWaiting, readTables } from './tables';

/** The tools this bench uses. */
export const needs = ['MariaDB'];

/** So long may telling take for every enquiry that was sent. */
const drainMsEach = 150;

/** Sends the enquiries in as many parts as there are kills; each kill falls somewhere into its part. */
const sendUnderKills = async (
  { server, instances }: House,
  client: Client,
  enquiries: readonly Enquiry[],
  random: Random,
): Promise<Disruption[]> => {
  const plans = planDisruptions(random);
  const size = Math.ceil(enquiries.length / plans.length);
  const database = { kill: server.kill, start: server.restart };
  const disruptions: Disruption[] = [];
  for (const [index, plan] of plans.entries()) {
    const part = enquiries.slice(index * size, (index + 1) * size);
    const killAt = client.ended() + random.between(0, Math.floor(part.length / 2));
    const sending = client.sendAll(part);
    while (client.ended() < killAt) await pause(1);
    await pause(random.between(0, 40));
    disruptions.push(await disrupt(plan, instances, database, client.inFlight, random));
    await sending;
  }
  return disruptions;
};

/** Waits until nothing is left to be told, but no longer than that may take, and returns how long it took. */
const drain = async (databaseUrl: string, longestMs: number): Promise<number> => {
  const startedAt = Date.now();
  while ((await countWaiting(databaseUrl)) > 0 && Date.now() - startedAt < longestMs) await pause(500);
  return Date.now() - startedAt;
};

const isEnough = (disruptions: readonly Disruption[]): Check => {
  const underLoad = disruptions.filter(({ inFlight }) => inFlight > 0).flatMap(({ victims }) => victims);
  const database = underLoad.filter((victim) => victim === 'database').length;
  const service = underLoad.length - database;
  const faults = service >= 30 && database >= 8 ? [] : [`only ${service} and ${database}`];
  return { check: 'killed under load: the service 30 times, the database 8 times', faults };
};

/** Sends enquiries while everything fails that can fail, and compares what was acknowledged with what is stored and told. */
export const measure = async (args: string[]) => {
  const settings = readSettings(args);
  console.log(`Seed ${settings.seed}: --seed repeats the choices, though not the timing.`);
  const enquiries = createEnquiries(settings.count, createRandom(`${settings.seed} enquiries`));
  const house = await openHouse(settings);
  try {
    const { instances, entrances, databaseUrl, arrivals } = house;
    const client = createClient(
      entrances.map(({ port }) => port),
      createRandom(`${settings.seed} visitors`),
    );
    const startedAt = Date.now();
    const disruptions = await sendUnderKills(
      house,
      client,
      enquiries,
      createRandom(`${settings.seed} kills`),
    );
    const sentMs = Date.now() - startedAt;
    console.log('Everything has been sent; the outbox is still to be emptied.');
    const drainMs = await drain(databaseUrl, drainMsEach * settings.count);
    const tables = await readTables(databaseUrl);
    const { checks, repeats } = checkDeliveries(arrivals.deliveries, tables, disruptions);
    return reportOf({
      settings,
      house,
      journal: client.journal,
      disruptions,
      sentMs,
      drainMs,
      repeats,
      checks: [
        isEnough(disruptions),
        { check: 'every answer is one that was to be expected', faults: client.journal.faults },
        {
          check: 'the service logs no error and ends only when killed',
          faults: instances.flatMap(({ faults }) => faults),
        },
        ...checkTables(enquiries, client.journal, tables),
        ...checks,
      ],
    });
  } finally {
    await house.close();
  }
};
