#include "Engine.hpp"
#include "Json.hpp"

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace arkanong::bounce {

namespace {

/// A child process whose standard input and output are pipes to this one.
class Child {
  public:
    explicit Child(const std::vector<std::string>& command) {
        int in[2], out[2];
        // Closed in other children, or this one would not notice the end of its input.
        if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        id_ = fork();
        if (id_ < 0) throw std::runtime_error("no process");
        if (id_ == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            std::vector<char*> words;
            words.reserve(command.size() + 1);
            for (const std::string& word : command)
                words.push_back(const_cast<char*>(word.c_str()));
            words.push_back(nullptr);
            execvp(words[0], words.data());
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        to_ = fdopen(in[1], "w");
        from_ = fdopen(out[0], "r");
        std::signal(SIGPIPE, SIG_IGN); // A child that has died is noticed by reading.
    }
    ~Child() {
        std::fclose(to_);
        std::fclose(from_);
        waitpid(id_, nullptr, 0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void tell(const std::string& line) {
        std::fprintf(to_, "%s\n", line.c_str());
        std::fflush(to_);
    }
    std::string line() {
        std::string words;
        for (int letter = std::fgetc(from_); letter != '\n'; letter = std::fgetc(from_)) {
            if (letter == EOF) throw std::runtime_error("the adapter has ended");
            words += static_cast<char>(letter);
        }
        return words;
    }
    double number() {
        double value = 0.0;
        if (std::fscanf(from_, "%lf", &value) != 1) throw std::runtime_error("the adapter gave no number");
        return value;
    }

  private:
    pid_t id_ = 0;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

class Program : public Engine {
  public:
    explicit Program(const std::vector<std::string>& command) : child_(command) {
        name_ = child_.line();
        madeFor_ = child_.line();
        settings_ = child_.line();
    }

    std::string name() const override { return name_; }
    std::string madeFor() const override { return madeFor_; }
    std::string settings() const override { return settings_; }

    Course play(const Setup& setup) override {
        child_.tell(jsonOf(setup));
        Course course;
        course.touches = static_cast<int>(child_.number());
        for (std::size_t i = 0; i < setup.balls.size() * static_cast<std::size_t>(setup.steps); ++i) {
            const double x = child_.number(), y = child_.number(), vx = child_.number(), vy = child_.number();
            course.states.push_back({{x, y}, {vx, vy}});
        }
        return course;
    }

  private:
    Child child_;
    std::string name_, madeFor_, settings_;
};

} // namespace

std::unique_ptr<Engine> makeProgram(const std::vector<std::string>& command) {
    return std::make_unique<Program>(command);
}

} // namespace arkanong::bounce
