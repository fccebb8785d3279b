import { ScrollRegion } from "./scroll-region.tsx";

export const examples = {
  "wide table": (
    <ScrollRegion label="Wide table">
      <table>
        <tbody>
          <tr>
            {Array.from({ length: 30 }, (_, index) => `Column ${index + 1}`).map((name) => (
              <td key={name}>{name}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  ),
};
