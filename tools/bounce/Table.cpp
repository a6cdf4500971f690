#include "Table.hpp"

#include "Json.hpp"

#include <algorithm>
#include <cstdio>

namespace arkanong::bounce {

namespace {

std::vector<std::string> familiesOf(const std::vector<Scene>& scenes) {
    std::vector<std::string> families;
    for (const Scene& scene : scenes)
        if (std::find(families.begin(), families.end(), scene.family) == families.end())
            families.push_back(scene.family);
    return families;
}

/// Numbers of verdicts; exact answers are close, too.
struct Count {
    int scenes = 0, exact = 0, close = 0, notExpressible = 0;

    void add(const Verdict& verdict) {
        ++scenes;
        exact += verdict.grade == Grade::Exact ? 1 : 0;
        close += verdict.grade <= Grade::Close ? 1 : 0;
        notExpressible += verdict.grade == Grade::NotExpressible ? 1 : 0;
    }
};

void printRow(const std::string& title, const std::vector<Scene>& scenes, const std::vector<Column>& columns,
              const std::string& family) {
    std::string cells;
    int count = 0;
    for (const Column& column : columns) {
        Count sum;
        for (std::size_t i = 0; i < scenes.size(); ++i)
            if (family.empty() || scenes[i].family == family) sum.add(column.verdicts[i]);
        char cell[64];
        std::snprintf(cell, sizeof cell, " %3d %3d %2d |", sum.exact, sum.close, sum.notExpressible);
        cells += cell;
        count = sum.scenes;
    }
    std::printf("| %-24s | %6d |%s\n", title.c_str(), count, cells.c_str());
}

const char* wordFor(Grade grade) {
    switch (grade) {
    case Grade::Exact: return "exact";
    case Grade::Close: return "close";
    case Grade::Wrong: return "wrong";
    case Grade::NotExpressible: break;
    }
    return "not expressible";
}

} // namespace

void printTable(const std::vector<Scene>& scenes, const std::vector<Column>& columns) {
    char letter = 'A';
    for (const Column& column : columns)
        std::printf("%c  %s, for %s.\n   Settings: %s.\n", letter++, column.engine->name().c_str(),
                    column.engine->madeFor().c_str(), column.engine->settings().c_str());
    std::printf("\nThree numbers of scenes for each engine: exact, within 1e-6 of the answer; close, within "
                "1 px or 1 %%, "
                "exact ones\nincluded; not expressible in that engine.\n\n| %-24s | scenes |",
                "family");
    for (std::size_t i = 0; i < columns.size(); ++i)
        std::printf("          %c |", static_cast<char>('A' + i));
    std::printf("\n|%s|-------:|", std::string(26, '-').c_str());
    for (std::size_t i = 0; i < columns.size(); ++i)
        std::printf("-----------:|");
    std::printf("\n");
    for (const std::string& family : familiesOf(scenes))
        printRow(family, scenes, columns, family);
    printRow("all", scenes, columns, {});
}

void printMisses(const std::vector<Scene>& scenes, const std::vector<Column>& columns) {
    for (const Column& column : columns) {
        std::printf("\n%s", column.engine->name().c_str());
        for (const Grade grade : {Grade::Close, Grade::Wrong, Grade::NotExpressible}) {
            std::string numbers;
            for (std::size_t i = 0; i < scenes.size(); ++i)
                if (column.verdicts[i].grade == grade) numbers += ' ' + std::to_string(scenes[i].number);
            if (!numbers.empty()) std::printf("\n   %s:%s", wordFor(grade), numbers.c_str());
        }
        std::printf("\n");
    }
}

void printScene(const Scene& scene, const std::vector<Column>& columns) {
    std::printf("%d  %s (%s)\n%s\n\n%s\n\n%s\n", scene.number, scene.name.c_str(), scene.family.c_str(),
                scene.question.c_str(), jsonOf(scene.setup).c_str(), scene.why.c_str());
    for (const Column& column : columns) {
        const Verdict& verdict = column.verdicts.front();
        std::printf("\n%s: %s%s%s\n", column.engine->name().c_str(), wordFor(verdict.grade),
                    verdict.reason.empty() ? "" : ", because ", verdict.reason.c_str());
        for (const Finding& one : verdict.findings)
            std::printf("   %-24s expected %-34s found %-34s %s\n", one.quantity.c_str(),
                        one.textOf(one.expected).c_str(), one.textOf(one.found).c_str(), wordFor(one.grade));
    }
}

} // namespace arkanong::bounce
