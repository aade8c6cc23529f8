/** What a resolver needs to find other nodes. */
export type NodeModel = {
  findAll: <Node>(
    args: { type: string; query: object },
    page?: undefined,
  ) => Promise<{ entries: Iterable<Node> }>;
  findOne: <Node>(args: { type: string; query: object }) => Promise<Node | null>;
  /** The node that everything in a node came from: the file that it was read from. */
  findRootNodeAncestor: <Node>(inner: object) => Node;
  getNodeById: <Node>(args: { id: string }) => Node | null;
};
